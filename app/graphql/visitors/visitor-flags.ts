import { graphql } from '../init';

export const VisitorFlags = graphql(
  `query VisitorFlags { visitorFlags(names: ["promo-banner", "vce-mock-badge"]) { name on } }`,
);
