import ts from "typescript";

/** Types of libraries and of the package itself, which keep their names. */
const named = new Set(["File", "Blob", "CallOptions"]);

/**
 * Writes a type out as TypeScript, down to what needs no other declaration: what the contract and its libraries call by names of
 * their own stands in full where it is used.
 */
export function writtenOut(checker: ts.TypeChecker, type: ts.Type, depth = 0): string {
  if (depth > 30) throw new Error("A type of the contract contains itself, and cannot be written out.");
  const write = (each: ts.Type) => writtenOut(checker, each, depth + 1);
  if (type.isUnion()) return unionOf(type, write);
  if (type.isIntersection() && !type.getProperties().length) return checker.typeToString(type);
  const name = type.symbol?.name;
  if (name !== undefined && named.has(name)) return name;
  if (name === "Promise") return `Promise<${typeArguments(checker, type).map(write).join(", ")}>`;
  if (checker.isArrayType(type)) {
    const [element] = typeArguments(checker, type);
    const isFixed = checker.typeToString(type).startsWith("readonly ") || name === "ReadonlyArray";
    return `${isFixed ? "ReadonlyArray" : "Array"}<${element ? write(element) : "unknown"}>`;
  }
  if (checker.isTupleType(type)) return `[${typeArguments(checker, type).map(write).join(", ")}]`;
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return plain(checker, type);
  const [call] = type.getCallSignatures();
  return call ? functionOf(checker, call, write) : objectOf(checker, type, write);
}

const typeArguments = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getTypeArguments(type as ts.TypeReference);

const plain = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);

/** Once each, `boolean` for its two values. */
function unionOf(type: ts.UnionType, write: (type: ts.Type) => string): string {
  const words = new Set(type.types.map(write));
  if (words.has("true") && words.has("false")) {
    words.delete("true");
    words.delete("false");
    words.add("boolean");
  }
  return [...words].map((word) => (word.includes("=>") ? `(${word})` : word)).join(" | ");
}

function functionOf(checker: ts.TypeChecker, call: ts.Signature, write: (type: ts.Type) => string): string {
  const parameters = call.getParameters().map((each) => {
    const isOptional = ts.isParameter(each.valueDeclaration!) && !!each.valueDeclaration.questionToken;
    return `${each.name}${isOptional ? "?" : ""}: ${write(given(checker.getTypeOfSymbol(each), isOptional, checker))}`;
  });
  return `(${parameters.join(", ")}) => ${write(call.getReturnType())}`;
}

const given = (type: ts.Type, isOptional: boolean, checker: ts.TypeChecker) =>
  isOptional ? checker.getNonNullableType(type) : type;

function objectOf(checker: ts.TypeChecker, type: ts.Type, write: (type: ts.Type) => string): string {
  const [index] = checker.getIndexInfosOfType(type);
  const properties = type.getProperties().map((each) => {
    const isOptional = (each.flags & ts.SymbolFlags.Optional) !== 0;
    const words = writeOptional(checker.getTypeOfSymbol(each), isOptional, write);
    return `${docOf(checker, each)}${key(each.name)}${isOptional ? "?" : ""}: ${words};`;
  });
  if (index) properties.push(`[key: ${write(index.keyType)}]: ${write(index.type)};`);
  return properties.length === 0 ? "Record<string, never>" : `{\n${properties.join("\n")}\n}`;
}

function writeOptional(type: ts.Type, isOptional: boolean, write: (type: ts.Type) => string): string {
  const words = write(type);
  // A place that may be left out says so by its question mark.
  return isOptional ? words.replace(/( \| undefined|undefined \| )/, "") : words;
}

const key = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  return words ? `/** ${words.replaceAll("*/", "* /").replace(/\s+/g, " ")} */\n` : "";
}
