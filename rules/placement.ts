/** What a placement test says of a topic; never a mark or a number. START is the one to begin with. */
export const placementFindings = ['READY', 'NEARLY', 'START', 'LATER'] as const;
export type PlacementFinding = (typeof placementFindings)[number];

export const findingNames: Record<PlacementFinding, string> = {
  READY: 'Ready',
  NEARLY: 'Nearly',
  START: 'Start here',
  LATER: 'Later',
};

/** Answers that a placement test takes at least, and questions that it asks at most. */
export const leastPlacementAnswers = 12;
export const mostPlacementQuestions = 18;

/** Days for which a test that was left waits to be gone on with. */
export const placementPauseDays = 30;

/** Days after which the same test may be taken again: sooner it would tell nothing new. */
export const retakeDays = 30;

/** How the test of a course is offered: to whoever has no result of it, or again where the result is old enough. */
export const placementOffers = ['FIRST', 'AGAIN'] as const;
export type PlacementOffer = (typeof placementOffers)[number];
