export {
  beginPracticeGift,
  declinePracticeGift,
  type GiftChoice,
  givePracticeSet,
  type PracticeGifts,
  readGiftChoice,
  readPracticeGifts,
  type WaitingGift,
} from './practice-gifts';
