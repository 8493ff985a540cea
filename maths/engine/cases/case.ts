import type { AnswerKind, AnswerSpec, Form, Verdict } from '../types';

/** One answer and what must come of it. */
export interface Case {
  spec: AnswerSpec;
  input: string;
  verdict: Verdict['kind'];
}

type Extra = Omit<AnswerSpec, 'kind' | 'model'>;

/** Cases that share kind, model and options: right answers first, then those of each other verdict. */
export function group(
  kind: AnswerKind,
  model: string,
  inputs: { correct?: string[]; wrong?: string[]; form?: string[]; unreadable?: string[] },
  extra: Extra = {},
): Case[] {
  const spec: AnswerSpec = { kind, model, ...extra };
  const make = (verdict: Verdict['kind']) => (input: string) => ({ spec, input, verdict });
  return [
    ...(inputs.correct ?? []).map(make('correct')),
    ...(inputs.wrong ?? []).map(make('wrong')),
    ...(inputs.form ?? []).map(make('wrong-form')),
    ...(inputs.unreadable ?? []).map(make('unreadable')),
  ];
}

type PlainForm = Exclude<Form['kind'], 'decimal-places' | 'significant-figures'>;

/** Forms by name. */
export const forms = (...kinds: PlainForm[]): Extra => ({ forms: kinds.map((kind) => ({ kind }) as Form) });
