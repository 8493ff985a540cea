import { graphql, type ResultOf } from '../init';

/** Three small aims of the student's day, as shop and home show them. */
export const Quest = graphql(`
  fragment Quest on Quest @_unmask {
    aims { label done needed }
    coins
    done
    collected
  }
`);

export type QuestData = ResultOf<typeof Quest>;

export const CollectQuest = graphql(`mutation CollectQuest { collectQuest { collected } }`);
