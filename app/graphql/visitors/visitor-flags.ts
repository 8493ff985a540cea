import { graphql } from '../init';

export const VisitorFlags = graphql(`query VisitorFlags { visitorFlags { name on } }`);
