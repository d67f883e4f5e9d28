import { type Finding, gradeContentPolicy } from './grade-content-policy.ts';
import { gradeCookies } from './grade-cookies.ts';
import { gradeHeaders, type Scanned } from './grade-headers.ts';

/** Bonus points count only if the score is high without them. */
const enoughForBonus = 90;

const grades = [
  ...([
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
  ] as const),
  ...([
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
    [0, 'F'],
  ] as const),
];

/**
 * Grades a response as the HTTP Observatory of MDN does (its scoring of 2024 and later), by the names of its rules, so
 * that the result of a public scan is known in advance.
 */
export function grade(scanned: Scanned): { score: number; grade: string; findings: readonly Finding[] } {
  const findings = [gradeContentPolicy(scanned.headers), gradeCookies(scanned.headers), ...gradeHeaders(scanned)];
  const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 100);
  const without = sum(findings.map(([, points]) => Math.min(0, points)));
  const score = Math.max(0, without >= enoughForBonus ? sum(findings.map(([, points]) => points)) : without);
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', findings };
}
