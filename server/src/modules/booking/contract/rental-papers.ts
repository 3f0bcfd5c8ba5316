import { logoPicture, qrCode, signaturePicture } from '../../../platform/pdf/document-pictures.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { SettingsService } from '../../base/settings/settings.service.js';

/** The sender of a document. */
export interface Letterhead {
  readonly company: string;
  /** PNG data URL. */
  readonly logo: string | null;
}

interface Deps {
  readonly settings: SettingsService;
  readonly files: FileStore;
  readonly publicUrl: string;
}

/** Loads what all documents of a rental have in common: letterhead, tracking link, signatures. */
export class RentalPapers {
  constructor(private readonly deps: Deps) {}

  /** Returns the company's name and logo; the agency's name if the settings are blank. */
  async letterhead(agency: Pick<Agency, 'name'>): Promise<Letterhead> {
    const { companyName, logoNavbarFile } = await this.deps.settings.get();
    return {
      company: companyName || agency.name,
      logo: await logoPicture(this.deps.files, 'logos', logoNavbarFile),
    };
  }

  /** Returns the address of the tracking page of a reservation, and its QR code as a PNG data URL. */
  async tracking(number: string): Promise<{ trackingUrl: string; qr: string }> {
    const trackingUrl = `${this.deps.publicUrl}/?suivi=${number}`;
    return { trackingUrl, qr: await qrCode(trackingUrl) };
  }

  /** Returns a stored signature as a PNG data URL; null if its file does not exist. */
  signature(imageFile: string): Promise<string | null> {
    return signaturePicture(this.deps.files, imageFile);
  }
}
