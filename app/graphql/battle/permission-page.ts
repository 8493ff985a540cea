import { graphql } from '../init';

/** What a parent’s link opens. */
export const BattlePermissionPage = graphql(`
  query BattlePermissionPage($key: String!) { battlePermission(key: $key) { firstName allowed mayAllow } }
`);

export const SetBattlePermission = graphql(`
  mutation SetBattlePermission($key: String!, $allowed: Boolean!) { setBattlePermission(key: $key, allowed: $allowed) }
`);
