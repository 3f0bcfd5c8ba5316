import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import type { PictureSize, PictureSizes } from '../../../platform/files/picture-sizes.js';
import { isStaff } from '../../../kernel/actor.js';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';
import type { SettingsRecord } from './settings.entity.js';
import type { SettingsEditService } from './settings-edit.service.js';
import { readSettingsEdit } from './settings.commands.js';
import { SettingsPicture, UpdateSettingsInput } from './settings.input.js';
import { PICTURE_PLACES } from './settings-pictures.js';
import { isAnnounced, type SettingsService } from './settings.service.js';
import { PLACES } from './places.js';

@ObjectType('Service', { description: 'One of the services the home page presents.' })
class ServiceType {
  @Field(() => String, { description: 'Headline.' })
  title!: string;

  @Field(() => String, { description: 'Text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Picture.' })
  imageUrl!: string | null;
}

@ObjectType('SitePicture', { description: 'A picture of the site and its place.' })
class SitePictureType {
  @Field(() => SettingsPicture, { description: 'Its place.' })
  picture!: SettingsPicture;

  @Field(() => String, { nullable: true, description: 'Where it is; null when there is none.' })
  url!: string | null;
}

@ObjectType('PictureSize', { description: 'Width and height of a picture, in pixels.' })
class PictureSizeType {
  @Field(() => Int, { description: 'Width.' })
  width!: number;

  @Field(() => Int, { description: 'Height.' })
  height!: number;
}

@ObjectType('Settings', { description: 'Texts, pictures and contacts of the public site.' })
class SettingsType {
  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: 'Title of the home page.' })
  title!: string;

  @Field(() => String, { description: 'Headline of the home page.' })
  headerText!: string;

  @Field(() => String, { description: 'Text in the middle of the home page.' })
  middleText!: string;

  @Field(() => String, { description: 'Text of the footer.' })
  footerText!: string;

  @Field(() => String, { description: 'Text about the company.' })
  aboutText!: string;

  @Field(() => String, { nullable: true, description: 'Logo of the navigation bar.' })
  logoNavbarUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Logo of the back-office.' })
  logoAdminUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Logo of the about section and the footer.' })
  logoAboutUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Presentation picture.' })
  presentationImageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Announcement banner, null outside its days.' })
  announcementImageUrl!: string | null;

  /** The file of the banner that is shown. */
  announcement!: string | null;

  @Field(() => [String], { description: 'Covers of the home page.' })
  coverUrls!: string[];

  @Field(() => String, { description: 'Telephone.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Mobile telephone.' })
  mobile?: string | null | undefined;

  @Field(() => String, { nullable: true, description: 'WhatsApp number.' })
  whatsapp?: string | null | undefined;

  @Field(() => String, { description: 'Postal address.' })
  address!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Domain name, as shown.' })
  domainName!: string;

  @Field(() => String, { nullable: true, description: 'Address of an embedded map.' })
  mapUrl?: string | null | undefined;

  @Field(() => String, { nullable: true, description: 'Facebook page.' })
  facebook?: string | null | undefined;

  @Field(() => String, { nullable: true, description: 'Instagram page.' })
  instagram?: string | null | undefined;

  @Field(() => [ServiceType], { description: 'The services.' })
  services!: ServiceType[];

  @Field(() => String, { nullable: true, description: 'Keywords for search engines.' })
  keywords?: string | null;

  @Field(() => String, { nullable: true, description: 'Description for search engines.' })
  description?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day of the announcement.' })
  announcementStartsOn?: string | null | undefined;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day of the announcement.' })
  announcementEndsOn?: string | null | undefined;

  @Field(() => String, { description: 'VAT on invoices, in percent.' })
  vatPercent!: string;

  @Field(() => [SitePictureType], {
    description:
      'Every picture of the site, shown today or not: for its editor. Of the announcement, outside of its days, only for staff.',
  })
  pictures!: SitePictureType[];

  @Field(() => Int, { description: 'Counts the edits; an edit names the one it started from.' })
  version!: number;
}

/**
 * The settings of the agency: the query and the mutation for them, the places of delivery and return, and the present time at the agency.
 */
@Resolver(() => SettingsType)
export class SettingsResolver {
  constructor(
    private readonly settings: SettingsService,
    private readonly edits: SettingsEditService,
    private readonly sizes: PictureSizes,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys()
  @PublicRead()
  @Query(() => SettingsType, { name: 'settings', description: 'Texts, pictures and contacts of the public site.' })
  async get(@Ctx() { actor }: GraphQLContext): Promise<SettingsType> {
    return toSettingsType(await this.settings.shown(), isStaff(actor));
  }

  @Authorized('ADMIN')
  @Mutation(() => SettingsType, {
    description:
      'Changes texts, contacts and pictures of the site, and how vehicles are followed. Admin only. Errors: VALIDATION, UPLOAD.*, SETTINGS.VERSION_CONFLICT.',
  })
  async updateSettings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateSettingsInput) input: UpdateSettingsInput,
  ): Promise<SettingsType> {
    const { pictures, removedPictures, ...edit } = input;
    const sent: Partial<Record<SettingsPicture, Buffer>> = {};
    for (const { picture, file } of pictures ?? []) {
      const bytes = await readUpload(file, `pictures.${picture}`);
      if (bytes) sent[picture] = bytes;
    }
    const shown = { replaced: sent, removed: removedPictures ?? [] };
    return toSettingsType(await this.edits.update(actor, readSettingsEdit(edit), shown), true);
  }

  @FieldResolver(() => PictureSizeType, {
    nullable: true,
    description: 'Size of the announcement banner, so that a page can keep its place free. Null without a banner.',
  })
  async announcementImageSize(@Root() { announcement }: SettingsType): Promise<PictureSize | null> {
    return (announcement !== null && (await this.sizes.of('annonces', announcement))) || null;
  }

  @Authorized('ANYONE')
  @OpenToKeys()
  @PublicRead()
  @Query(() => [String], { description: 'The places of delivery and return.' })
  places(): string[] {
    return [...PLACES];
  }

  @Authorized('ANYONE')
  @OpenToKeys()
  @Query(() => DateTimeScalar, { description: "The agency's clock." })
  agencyNow(): Date {
    return new Date();
  }
}

/** Converts the settings for GraphQL. The public gets the announcement's picture only on its days. */
function toSettingsType(settings: SettingsRecord, forStaff: boolean): SettingsType {
  const announced = isAnnounced(settings);
  const announcement = (announced && settings.announcementFile) || null;
  return {
    ...settings,
    announcement,
    logoNavbarUrl: storageUrl('logos', settings.logoNavbarFile),
    logoAdminUrl: storageUrl('logos', settings.logoAdminFile),
    logoAboutUrl: storageUrl('logos', settings.logoAboutFile),
    presentationImageUrl: storageUrl('images/homepage', settings.presentationFile),
    announcementImageUrl: storageUrl('annonces', announcement),
    coverUrls: settings.coverFiles.filter(Boolean).map((file) => `/storage/images/homepage/${file}`),
    pictures: Object.values(SettingsPicture).map((picture) => {
      const { folder, read } = PICTURE_PLACES[picture];
      const hidden = picture === SettingsPicture.ANNOUNCEMENT && !announced && !forStaff;
      return { picture, url: hidden ? null : storageUrl(folder, read(settings)) };
    }),
    services: settings.services.map(({ title, text, imageFile }) => ({
      title,
      text,
      imageUrl: storageUrl('images/homepage', imageFile),
    })),
  };
}
