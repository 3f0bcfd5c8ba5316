import { Kind, visit, type SelectionSetNode } from 'graphql';
import { definitions, keyOf } from '../../test/documents';

/** Fragments whose fields other components than their own read, with the reason (docs/adr/0029-own-fields-of-a-component.md). */
const unmasked: Record<string, readonly string[]> = {
  'the draft of a form is made of the whole record': [
    ...['AgencyDetails', 'AgencyRow', 'BrandRow', 'ChargeFields', 'ChargeRow', 'CustomerDetails', 'CustomerRow'],
    ...['EmployeeRow', 'RenterPapers'],
    ...['FileCharge', 'MaintenanceFormFields', 'MaintenanceRow', 'MyProfile', 'PromotionFields', 'PromotionRow'],
    ...[
      'ProviderRow',
      'RentalProgress',
      'ReservationDetails',
      'ReservationRow',
      'SeasonFields',
      'SeasonRow',
      'SettlementFields',
    ],
    ...['VehicleFormFields', 'VehicleOfDialog', 'VehicleRow', 'ZoneCard'],
  ],
  'functions compute over whole records': [
    ...[
      'AgencyHours',
      'DayTrip',
      'DepositEntryFields',
      'FreeVehicle',
      'InspectedVehicle',
      'InspectionContent',
      'InspectionDamage',
    ],
    ...['InspectionSummary', 'MyReservation', 'MyReservationActions', 'NextRental', 'OpenSwap', 'PaletteReservation'],
    ...[
      'CompletedInspection',
      'FileNote',
      'PlanningVehicleFields',
      'SavedViewParts',
      'StageEvent',
      'TillFields',
      'TillWithEntries',
      'VehicleCard',
      'VehicleChoice',
      'WalkInCar',
    ],
  ],
  'fragments of one record share the fields that belong together': ['ReservationTrip'],
  'the cache must not hold half a newer record': ['WebhookDeliveryRow'],
  'an event is put into a list that is in the cache': ['NotificationItem'],
};

const typeOf = new Map(
  definitions.flatMap((one) =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.typeCondition.name.value]] : [],
  ),
);

interface Spread {
  place: string;
  fragment: string;
  masked: boolean;
  /** Whether a component may read the spread's fragment of what is selected here. */
  handedOn: boolean;
  key: string | undefined;
  hasKey: boolean;
}

const spreadsIn = ({ selections }: SelectionSetNode, place: string, handedOn: boolean): Spread[] =>
  selections.flatMap((selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [];
    const fragment = selection.name.value;
    const key = keyOf(typeOf.get(fragment) ?? '');
    return {
      place,
      fragment,
      key,
      handedOn,
      masked: !selection.directives?.some(({ name }) => name.value === 'unmask'),
      hasKey: selections.some((field) => field.kind === Kind.FIELD && field.name.value === key),
    };
  });

const spreads = definitions.flatMap((definition) => {
  const found: Spread[] = [];
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return found;
  const place = definition.name?.value ?? '';
  // What a mutation or an event brings is for the cache.
  const handedOn = definition.kind === Kind.FRAGMENT_DEFINITION || definition.operation === 'query';
  visit(definition, { SelectionSet: (selection) => void found.push(...spreadsIn(selection, place, handedOn)) });
  return found;
});

const told = ({ place, fragment }: Spread): string => `${place}: ...${fragment}`;

test('a masked fragment stands beside the key of its record, by which its component finds it in the cache', () => {
  const lost = spreads.filter(({ masked, handedOn, key, hasKey }) => masked && handedOn && !(key && hasKey));
  expect(lost.map(told)).toEqual([]);
});

test('a record is unmasked for a reason; a value without an identity always is', () => {
  const allowed = new Set(Object.values(unmasked).flat());
  const open = spreads.filter(({ masked, key }) => !masked && key);
  expect(open.filter(({ fragment }) => !allowed.has(fragment)).map(told)).toEqual([]);
  expect([...allowed].filter((name) => !open.some(({ fragment }) => fragment === name))).toEqual([]);
});
