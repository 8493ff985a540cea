import { graphql } from '../init';

export const VisitorFlags = graphql(
  `query VisitorFlags { visitorFlags(names: ["promo-banner", "trial-14-day", "vce-mock-badge"]) { name on } }`,
);
