import type { ComponentProps } from 'react';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useKeepMounted } from '../../kit/lazy/useKeepMounted';

const ReservationDrawer = lazyPart(
  async () => (await import('../../features/reservation-desk/ReservationDrawer')).ReservationDrawer,
  { over: true },
);

/** Shows a reservation beside a page, once one was opened. */
export const ReservationBeside = (props: ComponentProps<typeof ReservationDrawer>) =>
  useKeepMounted(props.number !== '') && <ReservationDrawer {...props} />;
