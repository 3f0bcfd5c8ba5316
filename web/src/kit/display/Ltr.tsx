import type { ReactNode } from 'react';

/**
 * Shows a plate, a telephone number, an amount or a reservation number from left to right, whatever stands beside it. An override, because
 * the letter of a plate would otherwise draw the digits after it before itself: `12345-6-أ`. A sentence or an attribute has `ltr` instead.
 */
export const Ltr = ({ children }: { children: ReactNode }) => <bdo dir="ltr">{children}</bdo>;
