import { graphql } from '../init';
import { Shell } from './shell';

/** For pages that need nothing but their frame. */
export const ShellPage = graphql(`query ShellPage { ...Shell }`, [Shell]);
