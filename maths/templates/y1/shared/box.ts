/** The empty box for a missing number, as rich text. */
export const box = '$\\square$';
