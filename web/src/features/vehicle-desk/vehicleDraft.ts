import type { CreateVehicleInput } from '../../platform/graphql/types.generated';
import { typedOf, wholeOf, type Typed } from '../../kit/form/typed';
import { amountOf } from '../../platform/money/money';
import type { VehicleFormFieldsFragment } from './VehicleForm.generated';

/** A picture of the gallery while it is edited: a stored one, or a newly chosen one. */
export type GalleryPicture = { readonly url: string } | { readonly file: File };

type YesNo = 'YES' | 'NO';

/** The form's values. Its fields have the server's names, so that the server's errors find them. */
export interface VehicleDraft {
  name: string;
  plateNumber: string;
  deviceId: string;
  agencyId: string;
  brandId: string;
  visible: YesNo;
  modelDate: string;
  transmission: string;
  fuel: string;
  category: string;
  color: string;
  dailyPrice: Typed;
  seats: Typed;
  luggage: Typed;
  airConditioning: YesNo;
  sunroof: YesNo;
  consumption: string;
  image: File | null;
  /** Removes the stored main picture. */
  removeImage: boolean;
  gallery: readonly GalleryPicture[];
  insurance: {
    insurer: string;
    type: string;
    startsOn: string;
    endsOn: string;
    policyNumber: string;
    premiumTotal: Typed;
  };
  tiers: { fromDays: Typed; dailyPrice: Typed }[];
}

/** How many tiers a vehicle may have (docs/rules/fleet.md#vehicles). */
const mostTiers = 3;

const yesNo = (value: boolean): YesNo => (value ? 'YES' : 'NO');

/** Returns the form of a stored vehicle, or an empty one. */
export const draftOf = (vehicle: VehicleFormFieldsFragment | null): VehicleDraft => {
  const insurance = vehicle?.insurance;
  return {
    name: vehicle?.name ?? '',
    plateNumber: vehicle?.plateNumber ?? '',
    deviceId: vehicle?.deviceId ?? '',
    agencyId: vehicle?.agency?.id ?? '',
    brandId: vehicle?.brand?.id ?? '',
    visible: yesNo(vehicle?.visible ?? true),
    modelDate: vehicle?.modelDate ?? '',
    transmission: vehicle?.transmission ?? '',
    fuel: vehicle?.fuel ?? '',
    category: vehicle?.category ?? '',
    color: vehicle?.color ?? '',
    dailyPrice: typedOf(vehicle?.dailyPrice),
    seats: vehicle?.seats ?? '',
    luggage: vehicle?.luggage ?? '',
    airConditioning: yesNo(vehicle?.airConditioning ?? true),
    sunroof: yesNo(vehicle?.sunroof ?? false),
    consumption: vehicle?.consumption ?? '',
    image: null,
    removeImage: false,
    gallery: (vehicle?.galleryUrls ?? []).map((url) => ({ url })),
    insurance: {
      insurer: insurance?.insurer ?? '',
      type: insurance?.type ?? '',
      startsOn: insurance?.startsOn ?? '',
      endsOn: insurance?.endsOn ?? '',
      policyNumber: insurance?.policyNumber ?? '',
      premiumTotal: typedOf(insurance?.premiumTotal),
    },
    tiers: Array.from({ length: mostTiers }, (_, index) => ({
      fromDays: vehicle?.tiers[index]?.fromDays ?? '',
      dailyPrice: typedOf(vehicle?.tiers[index]?.dailyPrice),
    })),
  };
};

/** Converts the form to the server's input. Empty fields are null, and the server reports which of them are required. */
export const toInput = (values: VehicleDraft): CreateVehicleInput => {
  const choice = <Choice>(value: string): Choice | null => (value === '' ? null : (value as Choice));
  return {
    name: values.name,
    plateNumber: values.plateNumber,
    deviceId: values.deviceId,
    agencyId: choice(values.agencyId),
    brandId: choice(values.brandId),
    visible: values.visible === 'YES',
    modelDate: choice(values.modelDate),
    transmission: choice(values.transmission),
    fuel: choice(values.fuel),
    category: choice(values.category),
    color: choice(values.color),
    dailyPrice: amountOf(values.dailyPrice),
    seats: wholeOf(values.seats),
    luggage: wholeOf(values.luggage),
    airConditioning: values.airConditioning === 'YES',
    sunroof: values.sunroof === 'YES',
    consumption: values.consumption,
    ...(values.image ? { image: values.image } : values.removeImage && { image: null }),
    gallery: values.gallery.map((picture) => ('file' in picture ? { upload: picture.file } : { url: picture.url })),
    insurance: {
      insurer: values.insurance.insurer,
      type: choice(values.insurance.type),
      startsOn: choice(values.insurance.startsOn),
      endsOn: choice(values.insurance.endsOn),
      policyNumber: values.insurance.policyNumber,
      premiumTotal: amountOf(values.insurance.premiumTotal),
    },
    tiers: values.tiers.map(({ fromDays, dailyPrice }) => ({
      fromDays: wholeOf(fromDays),
      dailyPrice: amountOf(dailyPrice),
    })),
  };
};

/** The two pages of the form (docs/rules/fleet.md#the-form-of-a-vehicle): identity and insurance, options and tiers. */
export type FormPage = 1 | 2;

const secondPage = /^(seats|luggage|airConditioning|sunroof|consumption|gallery|tiers)(\.|$)/;

/** Returns the page of the first of these fields, page one before page two. */
export const pageOfFields = (fields: readonly string[]): FormPage | null =>
  fields.length === 0 ? null : fields.every((field) => secondPage.test(field)) ? 2 : 1;
