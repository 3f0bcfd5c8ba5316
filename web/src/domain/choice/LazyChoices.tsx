import { lazyPart } from '../../kit/lazy/lazyPart';

const load = () => import('./RecordChoice');

/** `AgencyFilterChoice` behind a list's button of filters: its code is loaded when the filters are opened. */
export const LazyAgencyChoice = lazyPart(async () => (await load()).AgencyFilterChoice);

/** `VehicleChoice` behind a list's button of filters: its code is loaded when the filters are opened. */
export const LazyVehicleChoice = lazyPart(async () => (await load()).VehicleChoice);
