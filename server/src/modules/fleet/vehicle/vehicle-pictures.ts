import type { FileStore } from '../../../platform/files/file-store.js';
import { type RecognisedUpload, recognisePicture } from '../../../platform/files/recognise-upload.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { MAX_GALLERY } from './vehicle-desk.input.js';

const FOLDER = 'vehicules';

/** Pictures as an edit sends them. Undefined keeps the existing ones. */
export interface PictureEdit {
  /** The main picture; null removes it. */
  readonly image?: Buffer | null | undefined;
  /** The whole gallery in its order: new pictures, and the addresses or file names of those that stay. */
  readonly gallery?: ReadonlyArray<Buffer | string> | undefined;
}

/** File names within the vehicles' folder. */
export interface PictureFiles {
  readonly imageFile?: string | null | undefined;
  readonly galleryFiles: readonly string[];
}

type Recognised = string | RecognisedUpload;

/** Pictures that were checked, but not stored yet. */
export class CheckedPictures {
  private constructor(
    private readonly image: Recognised | null | undefined,
    private readonly gallery: readonly Recognised[],
  ) {}

  /** Checks the sent pictures against the existing ones; returns the problems by field, or pictures ready to be stored. */
  static async of(
    edit: PictureEdit,
    current: PictureFiles,
  ): Promise<{ pictures: CheckedPictures; problems: FieldErrors }> {
    const problems: Record<string, readonly string[]> = {};
    const look = async (bytes: Buffer, field: string): Promise<RecognisedUpload | undefined> => {
      try {
        return await recognisePicture(bytes, field);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        Object.assign(problems, error.fields);
        return undefined;
      }
    };
    const image = edit.image ? await look(edit.image, 'image') : edit.image === null ? null : current.imageFile;
    const gallery: Recognised[] = edit.gallery ? [] : [...current.galleryFiles];
    for (const picture of edit.gallery ?? []) {
      const found = typeof picture === 'string' ? storedName(picture, current) : await look(picture, 'gallery');
      if (found) gallery.push(found);
      else problems['gallery'] ??= ["Une photo de la galerie n'existe plus : rechargez la fiche."];
    }
    if (gallery.length > MAX_GALLERY) problems['gallery'] = [`La galerie contient au plus ${MAX_GALLERY} photos.`];
    return { pictures: new CheckedPictures(image, gallery), problems };
  }

  /**
   * Stores the new pictures; call it before the transaction. Pictures that an edit drops stay in the store until the nightly job finds that
   * no vehicle uses them.
   */
  async keep(files: FileStore): Promise<{ imageFile: string | null; galleryFiles: string[] }> {
    const nameOf = async (picture: Recognised): Promise<string> =>
      typeof picture === 'string' ? picture : files.save(FOLDER, picture.bytes, picture.extension);
    const galleryFiles: string[] = [];
    for (const picture of this.gallery) galleryFiles.push(await nameOf(picture));
    return { imageFile: this.image ? await nameOf(this.image) : null, galleryFiles: [...new Set(galleryFiles)] };
  }
}

/** Returns the file name of an existing picture of the vehicle, from its address or name. */
function storedName(picture: string, { imageFile, galleryFiles }: PictureFiles): string | undefined {
  const name = picture.split('/').pop() ?? '';
  return name === imageFile || galleryFiles.includes(name) ? name : undefined;
}
