import type { Contract } from "@haat/contract/contract";
import type { webhookMessage } from "@haat/contract/seller/webhook-messages";
import type { ApiKeyScope } from "@haat/contract/shared/api-key-choices";
import type { apiKeyScopes } from "@haat/contract/shared/api-key-scopes";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import type { Language as SpokenLanguage } from "@haat/contract/shared/languages";
import type {
  ContractProcedure,
  InferContractRouterInputs,
  InferContractRouterOutputs,
  InferSchemaOutput,
} from "@orpc/contract";
import type { z } from "zod";
import type { CallOptions } from "./call-options";

// In the package stand these types written out, so that none of the contract and of its libraries is needed.

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;
type CallName = (typeof apiKeyScopes)[ApiKeyScope][number];
type Group = CallName extends `${infer Name}.${string}` ? Name & keyof Contract : never;
type NameIn<G extends string, Name = CallName> = Name extends `${G}.${infer Call}` ? Call : never;

/** What a call makes of its input. */
type ReadInput<Called> =
  Called extends ContractProcedure<infer Schema, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Schema>
    : never;

/** An input without the places where a form may send anything: there stands what the call makes of it. */
type Plain<Input, Read> = unknown extends Input
  ? Read
  : Input extends Blob
    ? Input
    : Input extends readonly (infer Each)[]
      ? Plain<Each, Read extends readonly (infer Other)[] ? Other : never>[]
      : Input extends object
        ? { [K in keyof Input]: Plain<Input[K], K extends keyof Read ? Read[K] : never> }
        : Input;

/** The client knows the shop and has a language; a call may name another language. */
type Asked<Input> = Omit<Input, "language" | "seller_key"> & { language?: Language };
/** What stands in the envelope; a file is answered as it is. */
type Answered<Output> = Output extends { success: true; data: infer Data } ? Data : Output;
type Call<Input, Output> =
  Record<string, never> extends Asked<Input>
    ? (input?: Asked<Input>, options?: CallOptions) => Promise<Answered<Output>>
    : (input: Asked<Input>, options?: CallOptions) => Promise<Answered<Output>>;

/** The calls that an API key can open, by their groups. */
export type ProgramCalls = {
  [G in Group]: {
    [C in NameIn<G> & keyof Inputs[G] & keyof Outputs[G] & keyof Contract[G]]: Call<
      Plain<Inputs[G][C], ReadInput<Contract[G][C]>>,
      Outputs[G][C]
    >;
  };
};

/** The API's codes of what it refuses. */
export type ErrorCode = CallErrorCode;

/** In which the API's sentences are. */
export type Language = SpokenLanguage;

/** What a webhook posts. */
export type WebhookMessage = z.infer<typeof webhookMessage>;
