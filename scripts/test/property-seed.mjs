// Mocha's plugin that gives all property tests the seed of PROPERTY_SEED. Without it each run draws its own, and a test
// that fails prints it.
const seed = process.env.PROPERTY_SEED
if (seed) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ seed: Number(seed) })
}
