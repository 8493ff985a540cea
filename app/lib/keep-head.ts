import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { keepFrame } from './keep-frame';

/**
 * For a layout about one thing, which this parameter of the path names: its head stays like the frame while one goes from
 * page to page of the same thing.
 */
export const keepHead =
  (param: string) =>
  (args: ShouldRevalidateFunctionArgs): boolean =>
    args.currentParams[param] === args.nextParams[param] ? keepFrame(args) : args.defaultShouldRevalidate;
