import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Which address is to be confirmed. */
export const ConfirmEmailPage = graphql(`query ConfirmEmailPage { ...PageViewer currentUser { email } }`, [PageViewer]);
