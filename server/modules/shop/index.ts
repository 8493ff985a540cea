export { beginOwnQuest, collectOwnQuest, type OwnQuest } from './own-quest';
export { collectQuest, type Quest, questFrom, questWanted, readQuest } from './quest';
export { type QuestRow, type QuestWanted, questColumns } from './quest.repo';
export { buyItem, type CoinMovementShown, listOwned, type OfferedItem, readShop, type Shop, wearItem } from './shop';
