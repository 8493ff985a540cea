import { shopItem } from '../../../rules/shop/items';
import { itemsWorn, pictureOf, putOn } from '../../../rules/shop/wear';
import { battleArt } from './battle-art';
import { boardItemArt } from './board-art';
import { certificateSheets } from './certificate-art';
import { cardScenes, titleEmblems } from './name-art';
import { extras, frames, hairs, outfits, skies, skins, suits, themes, tones } from './person-art';
import { postcardPicture, postcardScenes } from './postcard-art';

const svg = (box: string, art: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${art}</svg>`;

/**
 * The picture of a name: `person.skin-2.hair-1` somebody who wears these words, `item.cap` a thing of the shop,
 * `outfit.scarf` what the Martian wears alone, `card.card-dunes` what lies behind a name,
 * `certificate.plain` a sheet, `postcard.postcard-spring.2026-11-05` a postcard with its day. Null for what nobody has.
 */
export function drawPicture(name: string): string | null {
  const [kind, ...words] = name.split('.');
  if (kind === 'person') return drawPerson(words.join(' '));
  const [id = ''] = words;
  if (kind === 'item') return drawItem(id);
  if (kind === 'postcard') return postcardPicture(id, shopItem(id)?.name ?? '', words[1] ?? '');
  const outfit = kind === 'outfit' ? own(outfits, id) : undefined;
  if (outfit !== undefined) return svg('0 0 200 220', outfit);
  const sheet = kind === 'certificate' ? own(certificateSheets, id) : undefined;
  if (sheet !== undefined) return svg('0 0 297 210', sheet);
  const scene = kind === 'card' ? own(cardScenes, id) : undefined;
  return scene === undefined ? null : svg('0 0 300 100', scene);
}

/** Names come from an address, where `constructor` may stand. */
const own = <T>(drawings: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(drawings, id) ? drawings[id] : undefined;

function drawPerson(worn: string): string | null {
  const picture = pictureOf(worn);
  return picture === null ? null : svg('0 0 120 120', personArt(picture));
}

function drawItem(id: string): string | null {
  const item = shopItem(id);
  if (item === undefined) return null;
  const theme = themes[id];
  if (theme !== undefined) return svg('0 0 120 120', themeArt(theme));
  const outfit = outfits[id];
  if (outfit !== undefined) return svg('0 0 200 220', martian + outfit);
  const emblem = titleEmblems[id] ?? battleArt[id] ?? boardItemArt(id);
  if (emblem !== null) return svg('0 0 120 120', emblem);
  const sheet = certificateSheets[id];
  if (sheet !== undefined) return svg('0 -43 297 297', sheet);
  const postcard = postcardScenes[id];
  if (postcard !== undefined) return svg('0 -50 300 300', postcard);
  const scene = cardScenes[id];
  if (scene !== undefined)
    return svg(
      '0 -90 300 280',
      `<clipPath id="e"><rect width="300" height="100" rx="14"/></clipPath><g clip-path="url(#e)">${scene}</g>`,
    );
  return svg('0 0 120 120', personArt(putOn(null, item)));
}

function personArt(worn: string): string {
  const items = itemsWorn(worn);
  const id = (slot: Parameters<typeof items.get>[0]) => items.get(slot)?.id ?? '';
  const skin = skins[id('skin')] ?? '';
  const tone = tones[id('tone')] ?? '';
  const hair = hairs[id('hair')] ?? { behind: '', before: '' };
  const coloured = (art: string) => art.replaceAll('fill="T"', `fill="${tone}"`);
  return [
    '<clipPath id="c"><circle cx="60" cy="60" r="52"/></clipPath><g clip-path="url(#c)">',
    skies[id('sky')],
    suits[id('suit')],
    `<path d="M46 80h28v14q-14 10-28 0Z" fill="${skin}"/>`,
    coloured(hair.behind),
    `<ellipse cx="60" cy="60" rx="23" ry="26" fill="${skin}"/>`,
    coloured(hair.before),
    '</g>',
    '<circle cx="51" cy="61" r="3.200" fill="#101936"/><circle cx="69" cy="61" r="3.200" fill="#101936"/>',
    '<path d="M53 73q7 6 14 0" fill="none" stroke="#101936" stroke-width="2.600" stroke-linecap="round"/>',
    extras[id('eyes')],
    extras[id('head')],
    frames[id('frame')],
  ].join('');
}

/** The Martian as it stands still, for pictures of what it wears. */
const martian = `<path d="M100 68C99 50 106 44 110 33" fill="none" stroke="#2E9C80" stroke-width="6" stroke-linecap="round"/>
<circle cx="112" cy="23" r="13" fill="#E4572E"/><ellipse cx="76" cy="200" rx="18" ry="9.500" fill="#27876E"/>
<ellipse cx="124" cy="200" rx="18" ry="9.500" fill="#27876E"/><path d="M44 138C27 144 19 156 22 171M156 138c17 6 25 18 22 33" fill="none" stroke="#2E9C80" stroke-width="19" stroke-linecap="round"/>
<path d="M100 62c48 0 67 42 67 81 0 39-27 57-67 57s-67-18-67-57c0-39 19-81 67-81Z" fill="#49BD9C"/>
<ellipse cx="96" cy="177" rx="37" ry="19" fill="#8FE3C6" opacity=".75"/>
<g fill="#fff"><ellipse cx="77" cy="122" rx="20" ry="23"/><ellipse cx="123" cy="122" rx="20" ry="23"/></g>
<g fill="#101936"><circle cx="80" cy="125" r="11"/><circle cx="120" cy="125" r="11"/></g>
<path d="M87 155q13 12 26 0" fill="none" stroke="#101936" stroke-width="4.500" stroke-linecap="round"/>`;

function themeArt({ sky, ground, planet }: { sky: string; ground: string; planet: string }): string {
  return `<rect x="8" y="16" width="104" height="88" rx="14" fill="${sky}"/><circle cx="84" cy="42" r="12" fill="${planet}"/>
<g fill="#fff"><circle cx="30" cy="34" r="2"/><circle cx="52" cy="28" r="1.600"/><circle cx="44" cy="52" r="2"/></g>
<path d="M8 80q26-20 54-6t50-8v24a14 14 0 0 1-14 14H22A14 14 0 0 1 8 90Z" fill="${ground}"/>`;
}
