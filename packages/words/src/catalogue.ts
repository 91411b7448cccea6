import type { global } from './en/global.ts';
import type { inverse } from './en/inverse.ts';
import type { inverseErrorCode } from './en/inverse-error-code.ts';

/** The namespaces of LANG-14, in the spelling of their files. */
export type Namespace = 'global' | 'inverse' | 'inverse-error-code';

type English = typeof global & typeof inverse & typeof inverseErrorCode;

/** Every id of a word that pages show. Mail words have a catalogue of their own (mail.ts). */
export type WordId = keyof English;

/** Branches of a plural or select by their case; `=1` is spelled `1`. Plurals may carry an offset. */
export type CompiledChoices = Readonly<{ [branch: string]: CompiledMessage | number }>;

/** Text, or `[name]`, `[name, type]`, `[name, type, format or branches]`. `#` is the number of the plural around it. */
export type CompiledToken = string | readonly [name: string, type?: string, format?: string | CompiledChoices];

/** What the compiler leaves of an ICU message; plain text stays a string. */
export type CompiledMessage = string | readonly CompiledToken[];

/** Compiled messages by id: what a page embeds and what a translation file holds. */
export type CompiledWords = Readonly<Record<string, CompiledMessage>>;

/** What each placeholder takes, read from the English text: `{ seconds: number }`. */
export type Values<Id extends WordId> = Simplify<Placeholders<English[Id]>>;

/** No second argument where a message has no placeholders. */
export type ValuesArgument<Id extends WordId> = keyof Values<Id> extends never ? [] : [values: Values<Id>];

/** Placeholders of an ICU text. Braces alternate between text and argument, so that the parity tells which one opens. */
export type Placeholders<Text extends string, Mode extends 'text' | 'argument' = 'text', Found = unknown> =
  Brace<Text> extends ['{', infer Rest extends string]
    ? Mode extends 'text'
      ? Placeholders<Rest, 'argument', Found & Argument<Rest>>
      : Placeholders<Rest, 'text', Found>
    : Brace<Text> extends ['}', infer Rest extends string]
      ? Placeholders<Rest, Mode extends 'text' ? 'argument' : 'text', Found>
      : Found;

/** The first brace of a text and what follows it. */
type Brace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer _}}${infer Middle}`
    ? ['}', `${Middle}{${After}`]
    : ['{', After]
  : Text extends `${infer _}}${infer After}`
    ? ['}', After]
    : null;

type Argument<Rest extends string> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${infer Kind}`
    ? { readonly [Key in Trim<Name>]: Kind extends `${string}select,${string}` ? string : number }
    : { readonly [Key in Trim<Inside>]: string | number }
  : unknown;

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;

type Simplify<Shape> = { readonly [Key in keyof Shape]: Shape[Key] };
