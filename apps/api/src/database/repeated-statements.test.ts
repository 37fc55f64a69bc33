import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keepRepeatedStatements } from "./repeated-statements";

let client: PGlite;
beforeAll(async () => {
  client = keepRepeatedStatements(await PGlite.create(), 3);
});
afterAll(() => client.close());
beforeEach(() =>
  client.exec("drop table if exists goods; create table goods (id int primary key, name text)"),
);

const insert = "insert into goods (id, name) values ($1, $2) returning name";
const select = "select id, name from goods where id = any($1::int[]) order by id";

/** The statements that the database has planned for good. */
async function kept(): Promise<string[]> {
  const [{ rows = [] } = {}] = await client.exec(
    "select statement from pg_prepared_statements order by statement",
  );
  return rows.map(({ statement }) => String(statement));
}

describe("a statement on the embedded database", () => {
  test("is kept from the second time on, and answers as before with each time's own values", async () => {
    for (const id of [1, 2, 3]) {
      const { rows, affectedRows } = await client.query(insert, [id, `ধান ${id}`]);
      expect([rows, affectedRows]).toEqual([[{ name: `ধান ${id}` }], 1]);
      expect((await kept()).includes(insert)).toBe(id > 1);
    }
    for (const ids of [[1], [2, 3], [], [3]])
      expect((await client.query(select, [ids])).rows).toEqual(ids.map((id) => ({ id, name: `ধান ${id}` })));
    const arrays = await client.query(select, [[2]], { rowMode: "array" });
    expect(arrays.rows).toEqual([[2, "ধান 2"]]);
    expect(arrays.fields.map(({ name }) => name)).toEqual(["id", "name"]);
  });

  test("fails as it would, and works again with what is right", async () => {
    for (const id of [1, 2]) await client.query(insert, [id, "rice"]);
    await expect(client.query(insert, [1, "again"])).rejects.toMatchObject({ code: "23505" });
    await expect(client.query(insert, ["one", "word"])).rejects.toMatchObject({ code: "22P02" });
    await expect(client.query("select nothing from goods", [])).rejects.toMatchObject({ code: "42703" });
    await expect(client.query("select nothing from goods", [])).rejects.toMatchObject({ code: "42703" });
    expect((await client.query(insert, [3, "oil"])).rows).toEqual([{ name: "oil" }]);
  });

  test("that was first sent in a transaction outlives its end, however it ends", async () => {
    const broken = client.transaction(async (tx) => {
      for (const id of [1, 2, 3]) await tx.query(insert, [id, "rice"]);
      await tx.query(insert, [3, "twice"]);
    });
    await expect(broken).rejects.toMatchObject({ code: "23505" });
    await client.transaction((tx) => tx.query(insert, [1, "oil"]));
    expect((await client.query(select, [[1, 2, 3]])).rows).toEqual([{ id: 1, name: "oil" }]);
  });

  test("whose table has columns of another kind by now is planned anew after it failed once", async () => {
    await client.exec("create table code (name int)");
    const note = "insert into code (name) values ($1) returning name";
    for (const name of [1, 2, 3]) await client.query(note, [name]);
    await client.exec("alter table code alter column name type text");
    await expect(client.query(note, ["four"])).rejects.toMatchObject({ code: "22P02" });
    expect((await client.query(note, ["four"])).rows).toEqual([{ name: "four" }]);
  });

  test("whose table has more columns by now is planned anew after it failed once", async () => {
    const all = "select * from goods where id = $1";
    await client.query(insert, [1, "rice"]);
    for (let time = 0; time < 3; time += 1) await client.query(all, [1]);
    await client.exec("alter table goods add column price int default 7");
    await expect(client.query(all, [1])).rejects.toMatchObject({ code: "0A000" });
    for (let time = 0; time < 3; time += 1)
      expect((await client.query(all, [1])).rows).toEqual([{ id: 1, name: "rice", price: 7 }]);
  });

  test("without parameters takes no place: what it is about stands in it", async () => {
    for (let time = 0; time < 3; time += 1) await client.query(insert, [time, "rice"]);
    for (let shop = 0; shop < 5; shop += 1)
      for (let time = 0; time < 2; time += 1)
        await client.query(`select set_config('haat.shop_id', '${shop}', true)`, []);
    expect((await kept()).filter((statement) => statement.includes("set_config"))).toEqual([]);
    expect(await kept()).toContain(insert);
  });

  test("makes room for others where it was not asked for of late", async () => {
    const statements = [1, 2, 3, 4, 5].map((number) => `select $1::int + ${number} as sum`);
    for (const statement of statements)
      for (let time = 0; time < 2; time += 1) await client.query(statement, [1]);
    await client.query(statements[4] ?? "", [1]);
    // What made room is closed with the next one that is sent.
    await client.query("select $1::int", [1]);
    expect(await kept()).toEqual(statements.slice(2));
    expect((await client.query(statements[0] ?? "", [1])).rows).toEqual([{ sum: 2 }]);
  });

  test("is described to who asks what it takes and answers", async () => {
    for (let time = 0; time < 3; time += 1) {
      const { queryParams, resultFields } = await client.describeQuery(select);
      expect([queryParams.length, resultFields.map(({ name }) => name)]).toEqual([1, ["id", "name"]]);
    }
    // Nothing of one answer is in the next.
    const again = await client.query(select, [[1]]);
    expect([again.rows, again.fields.length]).toEqual([[], 2]);
  });
});
