import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Which address is to be confirmed. */
export const ConfirmEmailPage = graphql(`query ConfirmEmailPage { ...Shell currentUser { email } }`, [Shell]);
