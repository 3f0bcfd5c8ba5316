import { Authorized, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { storageUrl } from '../../infra/files/file-store.js';
import { agencyDay } from '../../shared/time.js';
import { DateTimeScalar } from '../../graphql/scalars.js';
import type { Settings } from './settings.entity.js';
import type { SettingsService } from './settings.service.js';
import { PLACES } from '../reservation/places.js';

@ObjectType('Service', { description: 'One of the services the home page presents.' })
class ServiceType {
  @Field(() => String, { description: 'Headline.' })
  title!: string;

  @Field(() => String, { description: 'Text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Picture.' })
  imageUrl!: string | null;
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
}

@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Authorized('ANYONE')
  @Query(() => SettingsType, { name: 'settings', description: 'Texts, pictures and contacts of the public site.' })
  async get(): Promise<SettingsType> {
    return toSettingsType(await this.settings.get(), agencyDay(new Date()));
  }

  @Authorized('ANYONE')
  @Query(() => [String], { description: 'The places of delivery and return.' })
  places(): string[] {
    return [...PLACES];
  }

  @Authorized('ANYONE')
  @Query(() => DateTimeScalar, { description: "The agency's clock." })
  agencyNow(): Date {
    return new Date();
  }
}

function toSettingsType(settings: Settings, today: string): SettingsType {
  return {
    ...settings,
    logoNavbarUrl: storageUrl('logos', settings.logoNavbarFile),
    logoAdminUrl: storageUrl('logos', settings.logoAdminFile),
    logoAboutUrl: storageUrl('logos', settings.logoAboutFile),
    presentationImageUrl: storageUrl('images/homepage', settings.presentationFile),
    announcementImageUrl: announced(settings, today) ? storageUrl('annonces', settings.announcementFile) : null,
    coverUrls: settings.coverFiles.map((file) => `/storage/images/homepage/${file}`),
    services: settings.services.map(({ title, text, imageFile }) => ({
      title,
      text,
      imageUrl: storageUrl('images/homepage', imageFile),
    })),
  };
}

function announced({ announcementStartsOn: from, announcementEndsOn: to }: Settings, today: string): boolean {
  return (!from || from <= today) && (!to || today <= to);
}
