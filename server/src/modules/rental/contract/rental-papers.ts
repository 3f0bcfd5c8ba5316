import { logoPicture, qrCode, signaturePicture } from '../../../platform/pdf/document-pictures.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { SettingsService } from '../../base/settings/settings.service.js';

/** Who a document comes from. */
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

/** What all documents of a rental carry beside its own facts. */
export class RentalPapers {
  constructor(private readonly deps: Deps) {}

  /** The company's name and logo; without settings the agency's own name. */
  async letterhead(agency: Pick<Agency, 'name'>): Promise<Letterhead> {
    const { companyName, logoNavbarFile } = await this.deps.settings.get();
    return {
      company: companyName || agency.name,
      logo: await logoPicture(this.deps.files, 'logos', logoNavbarFile),
    };
  }

  /** The tracking page of a reservation, and its QR code as a PNG data URL. */
  async tracking(number: string): Promise<{ trackingUrl: string; qr: string }> {
    const trackingUrl = `${this.deps.publicUrl}/?suivi=${number}`;
    return { trackingUrl, qr: await qrCode(trackingUrl) };
  }

  /** A stored signature as a PNG data URL; null when its file is gone. */
  signature(imageFile: string): Promise<string | null> {
    return signaturePicture(this.deps.files, imageFile);
  }
}
