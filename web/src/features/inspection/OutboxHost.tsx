import { lazyPart } from '../../kit/lazy/lazyPart';
import { useHasInspections } from '../../domain/inspection/inspectionsHere';

const InspectionOutbox = lazyPart(async () => (await import('./InspectionOutbox')).InspectionOutbox, {
  pending: null,
  silent: true,
});

/** Shows `InspectionOutbox` on a device that has inspections; its code is not loaded on any other. */
export const OutboxHost = () => useHasInspections() && <InspectionOutbox />;
