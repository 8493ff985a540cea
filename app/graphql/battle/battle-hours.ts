import { graphql } from '../init';

export const SetBattleHours = graphql(`
  mutation SetBattleHours($classId: ID!, $fromMinute: Int, $untilMinute: Int, $seen: String) {
    setBattleHours(classId: $classId, fromMinute: $fromMinute, untilMinute: $untilMinute, seen: $seen)
  }
`);
