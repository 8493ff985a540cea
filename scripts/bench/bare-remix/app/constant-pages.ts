import { createElement, type ReactNode } from 'react';
import type { CapturedNode, CapturedPage } from '../../capture-page';

type Pages = Record<string, CapturedPage>;

/** The captured pages by path; the server puts them there before it loads the build. */
export function constantPage(path: string): CapturedPage | undefined {
  return (globalThis as { constantPages?: Pages }).constantPages?.[path];
}

/** A captured element as React would have it, `last` behind its other children. */
export function constantElement(node: CapturedNode, key: number, last?: ReactNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, inner, children } = node;
  if (inner !== null) return createElement(tag, { ...attributes, key, dangerouslySetInnerHTML: { __html: inner } });
  const inside = children.map((child, place) => constantElement(child, place));
  return createElement(tag, { ...attributes, key }, ...inside, ...(last === undefined ? [] : [last]));
}
