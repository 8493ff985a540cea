/** Stands above the working in a task of a class. By itself: a page of practice needs no other sentence about sharing. */
export const workingIsShared = 'Your teacher can see your lines of working, and any drawing you save with your answer.';
