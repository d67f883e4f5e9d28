import fc from 'fast-check';

/**
 * A fixed seed, so that a failure comes from the change and not from chance. To test other values:
 * `PROPERTY_SEED=$RANDOM npx vitest run`.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_115) });
