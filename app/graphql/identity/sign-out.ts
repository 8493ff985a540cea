import { graphql } from '../init';

export const signOutMutation = graphql(`mutation SignOut { signOut }`);
