/*
 * Lengths of time. The name says the unit in which they are counted: timers and dates count milliseconds, limits and
 * cookies seconds.
 */

export const msPerSecond = 1_000;
export const msPerMinute = 60_000;
export const msPerHour = 60 * msPerMinute;
export const msPerDay = 24 * msPerHour;

export const secondsPerMinute = 60;
export const secondsPerHour = 60 * secondsPerMinute;
export const secondsPerDay = 24 * secondsPerHour;
export const secondsPerYear = 365 * secondsPerDay;
