import type { VehicleFormFieldsFragment } from './VehicleForm.generated';
import { draftOf, pageOfFields, toInput } from './vehicleDraft';

/** The fields that the form sends back unchanged. */
const kept = {
  modelDate: '2024-03-01',
  transmission: 'MANUAL',
  fuel: 'DIESEL',
  category: 'COMPACT_SUV',
  color: 'GOLD',
  dailyPrice: '450.50',
  seats: 5,
  luggage: 3,
  airConditioning: true,
  sunroof: false,
} as const;
const vehicle: VehicleFormFieldsFragment = {
  __typename: 'Vehicle',
  id: '7',
  version: 3,
  name: 'Dacia Duster',
  plateNumber: '12345-A-15',
  deviceId: null,
  visible: false,
  ...kept,
  consumption: null,
  imageUrl: '/storage/vehicules/a.webp',
  galleryUrls: ['/storage/vehicules/b.webp'],
  tiers: [{ __typename: 'RentalTier', fromDays: 3, dailyPrice: '400.00' }],
  insurance: {
    __typename: 'Insurance',
    insurer: 'Rif',
    type: 'COLLISION',
    startsOn: null,
    endsOn: '2027-01-01',
    policyNumber: null,
    premiumTotal: '4200.10',
  },
  agency: { __typename: 'Agency', id: '1', name: 'Maarif' },
  brand: { __typename: 'Brand', id: '2', name: 'Dacia' },
};

test('an unchanged form sends the vehicle as it is', () => {
  const { image, gallery, ...input } = toInput(draftOf(vehicle));
  expect([image, gallery]).toEqual([undefined, [{ url: '/storage/vehicules/b.webp' }]]);
  expect(input).toEqual({
    name: 'Dacia Duster',
    plateNumber: '12345-A-15',
    deviceId: '',
    agencyId: '1',
    brandId: '2',
    visible: false,
    ...kept,
    consumption: '',
    insurance: {
      insurer: 'Rif',
      type: 'COLLISION',
      startsOn: null,
      endsOn: '2027-01-01',
      policyNumber: '',
      premiumTotal: '4200.10',
    },
    tiers: [
      { fromDays: 3, dailyPrice: '400.00' },
      { fromDays: null, dailyPrice: null },
      { fromDays: null, dailyPrice: null },
    ],
  });
});

test('an empty form sends no value for empty fields', () => {
  expect(toInput(draftOf(null))).toMatchObject({
    name: '',
    category: null,
    dailyPrice: null,
    seats: null,
    visible: true,
  });
});

test('pictures keep their order, new ones as files', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  const draft = { ...draftOf(vehicle), image: file, gallery: [{ file }, { url: '/storage/vehicules/b.webp' }] };
  expect(toInput(draft)).toMatchObject({
    image: file,
    gallery: [{ upload: file }, { url: '/storage/vehicules/b.webp' }],
  });
});

test('the stored main picture can be removed, unless a new one replaces it', () => {
  expect(toInput({ ...draftOf(vehicle), removeImage: true })).toMatchObject({ image: null });
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  expect(toInput({ ...draftOf(vehicle), removeImage: true, image: file }).image).toBe(file);
});

test.each([
  [[], null],
  [['name'], 1],
  [['insurance.endsOn'], 1],
  [['tiers.0.fromDays'], 2],
  [['seats', 'gallery'], 2],
  [['seats', 'plateNumber'], 1],
])('the fields %j are on page %s', (fields, page) => {
  expect(pageOfFields(fields)).toBe(page);
});
