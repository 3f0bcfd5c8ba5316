import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One of the four services the home page presents. */
export interface ServiceBlock {
  title: string;
  text: string;
  imageFile?: string;
}

/** What feeds the public site (spec/2-back-office §3, Site settings): one row. File names stand within their folder of the store. */
@Entity()
export class Settings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  @Property({ type: 'text' })
  companyName = '';

  @Property({ type: 'text' })
  title = '';

  @Property({ type: 'text' })
  description = '';

  @Property({ type: 'text' })
  headerText = '';

  @Property({ type: 'text' })
  middleText = '';

  @Property({ type: 'text' })
  footerText = '';

  @Property({ type: 'text' })
  aboutText = '';

  @Property({ type: 'text' })
  keywords = '';

  @Property({ type: 'text' })
  phone = '';

  @Property({ type: 'text', nullable: true })
  mobile?: string;

  @Property({ type: 'text', nullable: true })
  whatsapp?: string;

  @Property({ type: 'text' })
  address = '';

  @Property({ type: 'text' })
  email = '';

  @Property({ type: 'text' })
  domainName = '';

  @Property({ type: 'text', nullable: true })
  mapUrl?: string;

  @Property({ type: 'text', nullable: true })
  facebook?: string;

  @Property({ type: 'text', nullable: true })
  instagram?: string;

  /** The announcement's days, both included. */
  @Property({ type: 'date', nullable: true })
  announcementStartsOn?: string;

  @Property({ type: 'date', nullable: true })
  announcementEndsOn?: string;

  @Property({ type: 'text', nullable: true })
  announcementFile?: string;

  @Property({ type: 'text', nullable: true })
  logoNavbarFile?: string;

  @Property({ type: 'text', nullable: true })
  logoAdminFile?: string;

  @Property({ type: 'text', nullable: true })
  logoAboutFile?: string;

  @Property({ type: 'text', nullable: true })
  presentationFile?: string;

  /** Three covers. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  coverFiles: string[] = [];

  /** Four services. */
  @Property({ type: 'json' })
  services: ServiceBlock[] = [];

  /** TVA in percent, on invoices. */
  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent = '20.00';

  @Property({ version: true, type: 'integer' })
  version!: number;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
