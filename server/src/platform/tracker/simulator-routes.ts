import type { Point } from './geo.js';

/** A stretch of road from the previous point to this one. */
interface Waypoint extends Point {
  /** The address that the tracker reports. */
  readonly address: string;
  /** The speed on the way here, in km/h. */
  readonly speedKph: number;
}

/** A drive that simulated cars make, out and back. */
export interface SimulatedRoute {
  readonly name: string;
  readonly waypoints: readonly Waypoint[];
}

const at = (latitude: number, longitude: number, speedKph: number, address: string): Waypoint => ({
  latitude,
  longitude,
  speedKph,
  address,
});

/** Drawn by hand along roads of Morocco, with few points. */
export const SIMULATED_ROUTES: readonly SimulatedRoute[] = [
  {
    name: 'Casablanca – Rabat par l’A1',
    waypoints: [
      at(33.5899, -7.6039, 0, 'Boulevard Mohammed Zerktouni, Casablanca'),
      at(33.5971, -7.5822, 40, 'Boulevard Émile Zola, Casablanca'),
      at(33.6073, -7.5321, 60, 'Aïn Sebaâ, Casablanca'),
      at(33.6487, -7.4586, 100, 'Autoroute A1, Aïn Harrouda'),
      at(33.6866, -7.3829, 118, 'Autoroute A1, Mohammédia'),
      at(33.7437, -7.2369, 118, 'Autoroute A1, Mansouria'),
      at(33.7939, -7.1598, 118, 'Autoroute A1, Bouznika'),
      at(33.8722, -7.0409, 116, 'Autoroute A1, Skhirat'),
      at(33.9267, -6.9123, 110, 'Autoroute A1, Témara'),
      at(33.9716, -6.8498, 80, 'Avenue Hassan II, Rabat'),
      at(34.0133, -6.8326, 40, 'Avenue Mohammed V, Rabat'),
    ],
  },
  {
    name: 'Marrakech, de la médina à l’aéroport',
    waypoints: [
      at(31.6258, -7.9892, 0, 'Place Jemaa el-Fna, Marrakech'),
      at(31.6236, -7.9964, 30, 'Avenue Mohammed V, Marrakech'),
      at(31.6327, -8.0083, 45, 'Guéliz, Marrakech'),
      at(31.6289, -8.0197, 50, 'Boulevard Mohammed VI, Marrakech'),
      at(31.6146, -8.0239, 60, 'Hivernage, Marrakech'),
      at(31.6048, -8.0273, 60, 'Avenue Guemassa, Marrakech'),
      at(31.6005, -8.0256, 40, 'Aéroport Marrakech-Ménara'),
    ],
  },
  {
    name: 'Tanger – Tétouan par la N2',
    waypoints: [
      at(35.7812, -5.8137, 0, 'Boulevard Pasteur, Tanger'),
      at(35.7684, -5.7998, 45, 'Place des Nations, Tanger'),
      at(35.7405, -5.7612, 70, 'Route de Tétouan, Tanger'),
      at(35.6789, -5.6873, 90, 'Route N2, Aïn Lahcen'),
      at(35.6282, -5.5871, 90, 'Route N2, Khemis Anjra'),
      at(35.6011, -5.4722, 85, 'Route N2, Ben Karrich'),
      at(35.5889, -5.3626, 50, 'Avenue Hassan II, Tétouan'),
    ],
  },
  {
    name: 'Agadir – Taghazout par la N1',
    waypoints: [
      at(30.4202, -9.5982, 0, 'Boulevard du 20 Août, Agadir'),
      at(30.4289, -9.6147, 50, 'Marina, Agadir'),
      at(30.4363, -9.6362, 60, 'Anza, Agadir'),
      at(30.4702, -9.6602, 75, 'Route N1, Aourir'),
      at(30.5091, -9.6893, 75, 'Route N1, Tamraght'),
      at(30.5443, -9.7086, 55, 'Taghazout'),
    ],
  },
  {
    name: 'Casablanca – aéroport Mohammed V',
    waypoints: [
      at(33.5899, -7.6039, 0, 'Boulevard Mohammed Zerktouni, Casablanca'),
      at(33.5731, -7.6114, 45, 'Boulevard Ghandi, Casablanca'),
      at(33.5443, -7.6321, 70, 'Route de Bouskoura, Casablanca'),
      at(33.4932, -7.6153, 110, 'Autoroute A7, Bouskoura'),
      at(33.4389, -7.6009, 115, 'Autoroute A7, Nouaceur'),
      at(33.3721, -7.5833, 60, 'Aéroport Mohammed V, Nouaceur'),
    ],
  },
  {
    name: 'Fès – Meknès par l’A2',
    waypoints: [
      at(34.0333, -5.0003, 0, 'Avenue Hassan II, Fès'),
      at(34.0189, -5.0493, 50, 'Route d’Imouzzer, Fès'),
      at(33.9831, -5.1298, 100, 'Autoroute A2, Aïn Chkef'),
      at(33.9442, -5.2803, 118, 'Autoroute A2, Aïn Taoujdate'),
      at(33.9193, -5.4403, 118, 'Autoroute A2, Sbaâ Ayoune'),
      at(33.8955, -5.5473, 50, 'Hamria, Meknès'),
    ],
  },
];
