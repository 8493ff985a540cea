import { type ShopItem, thingsOf } from './shop-item';

const pen = thingsOf('pen');
const sticker = thingsOf('sticker');

/** For the whiteboard. What follows `pen-` is an ink or a brush of rules/whiteboard, what follows `sticker-` a sticker. */
export const boardItems: readonly ShopItem[] = [
  pen('green', 'Green ink', 20),
  pen('plum', 'Plum ink', 20),
  pen('teal', 'Teal ink', 20),
  pen('dashes', 'Dashed pen', 40),
  pen('quill', 'Quill pen', 80),
  sticker('star', 'Star sticker', 20),
  sticker('tick', 'Tick sticker', 20),
  sticker('bulb', 'Idea sticker', 30),
  sticker('question', 'Question sticker', 30),
  sticker('rocket', 'Rocket sticker', 40),
  sticker('planet', 'Planet sticker', 40),
  sticker('rover', 'Rover sticker', 60),
];
