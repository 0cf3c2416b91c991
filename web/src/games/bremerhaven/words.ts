// The words of the engine that the board draws or names.
export const GOODS = ["barrel", "crate", "container", "passenger"] as const;
export type Good = (typeof GOODS)[number];

export const RANKS = ["captain", "co_pilot", "second_mate", "cook"] as const;

export const TOWN = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5"] as const;

export const BUILDINGS = [
  "lighthouse", "refinery", "commodity_exchange", "bank", "crate_works", "container_depot", "emigrant_house", "fish_hall", "harbour_hotel", "warehouse",
  "gantry_crane", "freight_station", "market_hall", "navigation_school", "pilot_station", "insurance_office", "cruise_quay", "shipyard", "zoo", "maritime_museum",
] as const;

/** Buildings with a gear: they work in the production step. */
export const GEARS: readonly string[] = ["refinery", "bank", "crate_works", "container_depot", "emigrant_house", "fish_hall", "harbour_hotel"];

export const NEWSPAPERS = [
  "storm_tide", "warehouse_fire", "dock_strike", "harbour_dues", "oil_spill", "quarantine", "deadline_rush", "inspection", "fog",
  "market_turmoil", "mutiny", "tall_ships", "subsidy", "tourism", "holiday_pay", "flotsam", "training", "clearance_sale",
] as const;

export const SHIP_KINDS = [
  "lighter", "coaster", "feeder", "ferry", "freighter", "tanker", "river_barge", "yacht", "tramp", "old_sailing_ship", "container_ship", "liner", "supertanker",
  "container_giant", "heavy_lift_ship", "museum_steamer", "gas_carrier", "ocean_queen", "expedition_cruiser", "cruise_ship", "express_liner",
] as const;

export const STATION = "station"; // the loading space on the freight station
export const ROBOT = -1; // its seat
