/** `danger`: self-harm, violence, abuse. `sadness`: sadness, shame, loneliness, grief. `worry`: fear, bullying, eating, home. */
export type CareLevel = 'danger' | 'sadness' | 'worry';

/** The most urgent first. */
export const careLevels = ['danger', 'sadness', 'worry'] as const satisfies readonly CareLevel[];
