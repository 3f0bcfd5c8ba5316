import type { ComponentProps } from 'react';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useEver } from '../../kit/lazy/useEver';

const ReservationDrawer = lazyPart(
  async () => (await import('../../features/reservation-desk/ReservationDrawer')).ReservationDrawer,
  { over: true },
);

/** Shows a reservation beside a page, once one was opened. */
export const ReservationBeside = (props: ComponentProps<typeof ReservationDrawer>) =>
  useEver(props.number !== '') && <ReservationDrawer {...props} />;
