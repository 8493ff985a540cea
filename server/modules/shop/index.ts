export { collectQuest, type Quest, readQuest } from './quest';
export { buyItem, type CoinMovementShown, listOwned, type OfferedItem, readShop, type Shop, wearItem } from './shop';
