// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Choice } from './choice.tsx'
import { Form, Submit } from './form.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const fields = {
  text: (error?: string) => <TextField key="text" label="text" error={error} />,
  area: (error?: string) => <TextArea key="area" label="area" error={error} />,
  select: (error?: string) => <SelectField key="select" label="select" error={error} />,
  box: (error?: string) => <Checkbox key="box" label="box" error={error} />,
  choice: (error?: string) => (
    <Choice
      key="choice"
      legend="choice"
      options={[{ value: 'one', label: 'one' }]}
      chosen=""
      onChoose={() => undefined}
      error={error}
    />
  ),
}
const send = async () => {
  fireEvent.submit(screen.getByRole('form'))
  await act(async () => undefined)
}

test.each([
  ['text', 'text'],
  ['area', 'area'],
  ['select', 'select'],
  ['box', 'box'],
  ['choice', 'one'],
] as const)('whoever sends it in vain is led to the first invalid field: %s', async (name, focused) => {
  const shown = (error?: string) => (
    <Form aria-label="f" onSubmit={() => rerender(shown('wrong'))}>
      <TextField label="before" />
      {fields[name](error)}
      <TextField label="after" error={error} />
      <Submit>send</Submit>
    </Form>
  )
  const { rerender } = render(shown())
  await send()
  expect(document.activeElement).toBe(screen.getByLabelText(focused))
})

test('it is sent once at a time, and says so', async () => {
  let end = () => {}
  const onSubmit = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
  render(
    <Form aria-label="f" onSubmit={onSubmit}>
      <Submit>send</Submit>
    </Form>,
  )
  await send()
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await act(async () => end())
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull()
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('while something else of it is under way it is not sent', async () => {
  const onSubmit = vi.fn()
  render(
    <Form aria-label="f" isPending onSubmit={onSubmit}>
      <Submit>send</Submit>
    </Form>,
  )
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is wrong with the whole is said at its foot; the browser says nothing of its own', () => {
  render(<Form aria-label="f" onSubmit={() => undefined} problem="wrong" />)
  expect(screen.getByRole('alert').textContent).toBe('wrong')
  expect(screen.getByRole('form').hasAttribute('novalidate')).toBe(true)
})

test('some of what a box stands for is neither all nor none', () => {
  const { rerender } = render(<Checkbox label="all" isMixed />)
  const box = () => screen.getByLabelText<HTMLInputElement>('all')
  expect(box().indeterminate).toBe(true)
  rerender(<Checkbox label="all" />)
  expect(box().indeterminate).toBe(false)
})
