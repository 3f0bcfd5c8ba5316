import { Field, ID, InputType } from 'type-graphql';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';

@InputType({ description: 'The file of a photo that a manifest names.' })
export class UploadInspectionPhotoInput {
  @Field(() => ID, { description: 'Which inspection: `Inspection.clientId`.' })
  clientId!: string;

  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 8 MB and 2 000 pixels; kept as it is.' })
  file!: PendingUpload;
}
