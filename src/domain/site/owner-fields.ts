/** Fields of the owner's files. Each message says what to write, with an example. */
import { type Immutable, type Output, z } from '../values/schema.ts';
import { LOCALES } from './locale.ts';

/** RFC 2606 and 6761. */
export const RESERVED_DOMAIN =
  /\.(?:example|test|invalid|localhost|local|internal|lan)(?![.-]?\w)|\bexample\.[a-z]{2}/i;
/** Values that nobody has. */
const PLACEHOLDERS = [
  RESERVED_DOMAIN,
  /\bmuster(?:mann|frau|firma|stra|stadt|gasse|weg)|(?<!zum )\bbeispiel\b|\banbahn\b|\b(?:lorem ipsum|todo|tbd|john doe|jane doe)\b/i,
  /^(?:n\.?\/?a\.?|none|keine?|unknown|unbekannt|x+|null|undefined)$|\byour(?:-|company|domain|site)/i,
  /^(?:bergmeer|feldmann|hafenlabor|isarbau|kontor-eins|lumenta|nordlicht|quellwerk|taktgeber|werkbank)\.svg$/,
  /(?<![1-9])0{6,}|\b5550? ?1234\b|\b555[ -]?01\d\d\b/,
];

export const isPlaceholder = (value: string): boolean => PLACEHOLDERS.some((each) => each.test(value));

/** A schema with another condition. */
export const every = (
  schema: z.ZodMiniString,
  isValid: (value: string) => boolean,
  error: string | ((issue: { readonly input?: unknown }) => string),
) => schema.check(z.refine(isValid, { error }));

/** Any text without a link to the EU's platform for disputes. */
export const anyText = (example: string) =>
  every(
    z.string({ error: `must be text, such as '${example}'` }),
    (value) => !/\bec\.europa\.eu\/(?:consumers\/)?odr\b/i.test(value),
    'must not link to the EU platform for online dispute resolution, closed on July 20, 2025 (Regulation (EU) 2024/3228)',
  );

/** A number or text, without spaces around it, and not a sample. */
export const entry = (example: string) =>
  anyText(example).check(
    z.refine((value) => value.trim() !== '' && value === value.trim(), {
      error: `must not be empty or start or end with a space, such as '${example}'`,
    }),
    z.refine((value) => !/[<>{}\p{Cc}\p{Cf}]|&#?\w+;/u.test(value), {
      error: `must be plain text in one line, without HTML, braces or invisible characters, such as '${example}'`,
    }),
    z.refine((value) => !isPlaceholder(value), {
      error: `is a sample: write the real value, such as '${example}'`,
    }),
  );

/** An entry with a letter. */
export const text = (example: string) =>
  every(
    entry(example),
    (value) => value === '' || /\p{L}/u.test(value),
    `must have letters, such as '${example}'`,
  );

/** A text in a form that the example shows. */
export const matching = (example: string, pattern: RegExp, what: string, field = text) =>
  every(field(example), (value) => pattern.test(value), `must be ${what}, such as '${example}'`);

export const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.nullable(schema).check(
    z.refine((value: unknown) => value !== false, {
      error: 'must be null if there is none',
      when: ({ issues }) => issues.length > 0,
    }),
  );

/** A value for each key. */
export const recordOf = <const K extends string, S extends z.ZodMiniType>(keys: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>);

export const inEveryLanguage = <S extends z.ZodMiniType>(schema: S) => recordOf(LOCALES, schema);

/** One value for all languages, or one for each. */
export const translatable = (schema: z.ZodMiniString, error: string) =>
  z.union([inEveryLanguage(schema), schema], { error });

/** A whole number. */
export const count = (least: number, most: number, unit: string) => {
  const error = `must be a whole number of ${unit} from ${least} to ${most}, such as ${least === 0 ? 7 : least}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};

export const flag = () => z.boolean({ error: 'must be true or false' });

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.map((value) => `'${value}'`).join(', ')}` });

/** A page of another site. */
export const httpsUrl = (example: string) =>
  every(
    text(example),
    (value) => {
      const url = URL.parse(value);
      return url?.protocol === 'https:' && /\.[a-z]{2,}$/.test(url.hostname) && url.username === '';
    },
    `must be an https URL, such as '${example}'`,
  );

/** Whom to turn to: a name, and an address, email address or phone number. */
export const contact = (example: string) => matching(example, /@|\d/, 'a name and how to reach them');

export const emailAddress = (example: string) =>
  matching(example, /^[^\s@,;<>]+@[^\s@,;<>]+\.[a-z]{2,}$/i, 'an email address');

function isTimeZone(name: string): boolean {
  try {
    return /^UTC$|\//.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** An IANA time zone by place. */
export const timeZone = () =>
  every(entry('Europe/Vienna'), isTimeZone, "must be an IANA time zone, such as 'Europe/Vienna'");

/** The part of a value that is valid: null, or a list without the item, instead of what is not. */
export function keepValid<S extends z.core.$ZodType>(schema: S, value: unknown): Immutable<z.output<S>>;
export function keepValid(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, keepValid(field, Object(value)[key])]),
    );
  if (schema instanceof z.ZodMiniDiscriminatedUnion)
    return (
      schema.def.options
        .map((option) => keepValid(option, value))
        .find((valid) => Object(valid)[schema._zod.def.discriminator] !== null) ?? null
    );
  if (schema instanceof z.ZodMiniNullable && typeof value === 'object' && value !== null)
    return keepValid(schema.def.innerType, value);
  if (schema instanceof z.ZodMiniArray)
    return [value].flat().filter((item) => z.safeParse(schema.def.element, item).success);
  return z.safeParse(schema, value).success ? value : null;
}

export type Rule = readonly [isBroken: boolean, path: string, message: string];

/** Adds rules across fields, which judge the valid ones even if others are not. */
export const withRules = <S extends z.ZodMiniObject>(
  shape: S,
  listRules: (valid: Output<S>) => readonly Rule[],
) =>
  shape.check(
    z.check(
      ({ value, issues }) => {
        const wrong = issues.flatMap(({ code, path = [] }) =>
          code === 'unrecognized_keys' ? [] : path.map((key) => `${String(key)}.`).join(''),
        );
        for (const [isBroken, path, message] of listRules(keepValid(shape, value)))
          if (isBroken && !wrong.some((each) => `${path}.`.startsWith(each)))
            issues.push({ code: 'custom', path: path.split('.'), message, input: value });
      },
      { when: () => true },
    ),
  );
