import { resolver, type ServerModule } from '../../../api/module.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import type { DeparturePapers } from './contract-drivers.js';
import { Signature } from './signature.entity.js';
import { SignatureResolver } from './signature.resolver.js';
import { signatureRoutes } from './signature.rest.js';
import { SignatureService } from './signature.service.js';
import { SignedConditions } from './signed-conditions.entity.js';

interface Services extends Platform {
  /** Provided by the module of inspections. */
  readonly departurePapers: DeparturePapers;
  readonly vehiclesById: VehiclesById;
  readonly reservations: ReservationService;
  readonly signatureKeys: LinkKeys;
  readonly signatures: SignatureService;
}

export const signatureModule = {
  entities: [Signature, SignedConditions],
  fileColumns: [{ folder: 'signatures', table: 'signature', column: 'image_file', holds: 'NAME' }],
  services: {
    signatures: (services: Services) => {
      const { em, files, storedFiles, domainEvents, events, limits, reservations, signatureKeys } = services;
      const { departurePapers } = services;
      return new SignatureService({
        ...{ departurePapers, em, files, storedFiles, domainEvents, events, limits, reservations, signatureKeys },
      });
    },
  },
  resolvers: [
    resolver(
      SignatureResolver,
      ({ signatures, vehiclesById }: Services) => new SignatureResolver(signatures, vehiclesById),
    ),
  ],
  routes: [signatureRoutes],
} satisfies ServerModule<never>;
