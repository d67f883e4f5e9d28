import fc from 'fast-check';

/**
 * The same random values in every run, so that a failing run says something about the change and not about its luck.
 * To look further: `PROPERTY_SEED=$RANDOM npx vitest run`.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_115) });
