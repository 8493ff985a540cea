import type { MetaDescriptor } from '@remix-run/node';
import { productName } from '../../rules/constants';

/** Search engines and tabs cut what is longer. */
const longestTitle = 70;
const titleEnd = ` | ${productName}`;

/** What a page for everybody says of itself; title and description stand nowhere else. */
export interface PublicPage {
  /** Without the product's name, which is added; a title that begins with it stays as it is. */
  title: string;
  /** 50 to 165 characters, of this page alone. */
  description: string;
  /** The address to be known by, where it is not simply the path: a query that makes another page of it. */
  address?: string;
  /** False for pages that no search should lead to. */
  indexed?: boolean;
}

/** The part of Remix's meta arguments that is read here. */
interface MetaPlace {
  matches: readonly { id: string; data?: unknown }[];
  location: { pathname: string };
}

/** "Home | Marsmaths": at most 70 characters, cut between words. */
export function pageTitle(name: string): string {
  const room = longestTitle - titleEnd.length;
  if (name.length <= room) return name + titleEnd;
  const words = name.slice(0, room - 1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,:;.]+$/, '')}…${titleEnd}`;
}

/** Title, description, the one address of the page, and the same for pages that show a link to it. */
export function publicPageMeta({ matches, location }: MetaPlace, page: PublicPage): MetaDescriptor[] {
  const title = page.title.startsWith(productName) ? page.title : pageTitle(page.title);
  const { description, indexed = true } = page;
  const told: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (!indexed) return [...told, { name: 'robots', content: 'noindex, nofollow' }];
  told.push({ property: 'og:title', content: title }, { property: 'og:description', content: description });
  const origin = originOf(matches);
  if (origin === '') return told;
  // Joined as text: as a URL relative to ours, a path such as //other.example would lead to another site.
  const address = new URL(origin).origin + (page.address ?? plainPath(location.pathname));
  return [...told, { property: 'og:url', content: address }, { tagName: 'link', rel: 'canonical', href: address }];
}

/** Where people reach the site, from the root loader; empty when a failure came before it. */
function originOf(matches: MetaPlace['matches']): string {
  const facts = matches.find(({ id }) => id === 'root')?.data as { origin?: string } | null | undefined;
  return facts?.origin ?? '';
}

function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
