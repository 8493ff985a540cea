import { graphql, type ResultOf } from '../init';

export const Prices = graphql(`
  query Prices($currency: PriceCurrency!) { prices(currency: $currency) { plan months cents } }
`);

export type PriceData = ResultOf<typeof Prices>['prices'][number];
