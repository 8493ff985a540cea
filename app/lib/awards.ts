import { z } from 'zod';

const thisCentury = 'must be a year from 2000 to 2100';

const text = z
  .string({ required_error: 'is missing', invalid_type_error: 'must be a text' })
  .trim()
  .min(1, 'must not be empty')
  .max(120, 'must have at most 120 characters');

const award = z.object({
  /** Name of the prize or the mention, as its giver writes it. */
  name: text,
  givenBy: text,
  year: z
    .number({ required_error: 'is missing', invalid_type_error: thisCentury })
    .int(thisCentury)
    .min(2000, thisCentury)
    .max(2100, thisCentury),
  /** The giver's own page about it. */
  link: z
    .string({ required_error: 'is missing', invalid_type_error: 'must be an https:// address' })
    .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', 'must be an https:// address'),
});

export type Award = z.infer<typeof award>;

/** Reads the operator's awards and mentions: a JSON list. @throws Error with what is wrong, by entry and field */
export function parseAwards(text: string): Award[] {
  const parsed = z.array(award.strict(), { invalid_type_error: 'must be a list' }).safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [index, field] = issue?.path ?? [];
  const place = [index === undefined ? '' : `entry ${Number(index) + 1}`, field === undefined ? '' : `“${field}”`];
  throw new Error([...place, issue?.message ?? 'cannot be read'].filter(Boolean).join(' '));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('is not JSON');
  }
}
