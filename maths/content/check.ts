import type { AnyTemplate } from '../templates/format';

/** One promise that every question keeps. */
export interface Check {
  name: string;
  /** What it promises, in one plain sentence for readers of the site. */
  promise: string;
  /** Problems in plain words; none means that this question keeps the promise. */
  run(template: AnyTemplate, seed: string): string[];
}

/** A promise about the template as a whole. */
export interface TemplateCheck {
  name: string;
  /** What it promises, in one plain sentence for readers of the site. */
  promise: string;
  run(template: AnyTemplate): string[];
}
